import { type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import type { PickerSource } from '../picker/source.ts'
import { loadSchools, type SchoolData } from './school-data.ts'
import { SchoolPicker } from './school-picker.tsx'

/** Loader and component of the page on which school districts and universities are chosen. */
export const bySchool = (source: PickerSource) => ({
  loader: (args: LoaderFunctionArgs) => loadSchools(source, args),
  Component: () => <SchoolPicker source={source} data={useLoaderData() as SchoolData} />,
})
