import { type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { loadPlaces, type PickerData, type PickerSource } from '../picker/source.ts'
import { SchoolPicker } from './school-picker.tsx'

/** Loader and component of the page on which universities and colleges are chosen. */
export const bySchool = (source: PickerSource) => ({
  loader: (args: LoaderFunctionArgs) => loadPlaces(source, 'shisetu_no', args),
  Component: () => <SchoolPicker source={source} data={useLoaderData() as PickerData} />,
})
