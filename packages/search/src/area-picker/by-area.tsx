import { type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { loadPlaces, type PickerData, type PickerSource } from '../picker/source.ts'
import { AreaPicker } from './area-picker.tsx'

/** Loader and component of the page on which municipalities are chosen. */
export const byArea = (source: PickerSource) => ({
  loader: (args: LoaderFunctionArgs) => loadPlaces(source, 'city_code', args),
  Component: () => <AreaPicker source={source} data={useLoaderData() as PickerData} />,
})
