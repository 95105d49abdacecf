import { type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { loadPlaces, type PickerData, type PickerSource } from '../picker/source.ts'
import { LinePicker } from './line-picker.tsx'

/** Loader and component of the page on which stations are chosen. */
export const byStation = (source: PickerSource) => ({
  loader: (args: LoaderFunctionArgs) => loadPlaces(source, 'eki_code', args),
  Component: () => <LinePicker source={source} data={useLoaderData() as PickerData} />,
})
