import { type AnyColumn, type SQL, sql } from '../../db/drizzle.ts'

type Listing = { photos: AnyColumn; panoramaUrls: AnyColumn }
type Place = { kotsu: AnyColumn; shisetu: AnyColumn }

/** What the search index needs of the documents of a row: the documents are fifty times as long. */
export function searchColumns(listing: Listing, place: Place) {
  return {
    photoCount: sql<number>`jsonb_array_length(${listing.photos})`,
    panoramaCount: sql<number>`coalesce(array_length(${listing.panoramaUrls}, 1), 0)`,
    toho: sql<number | null>`(select min((way ->> 'toho_fun')::int)
      from jsonb_array_elements(${place.kotsu}) way where way ->> 'bus_fun' is null)`,
    /** Without the other lines of the interchanges yet. */
    ekiCodes: pathArray(place.kotsu, '$[*].eki_code'),
    shisetu: sql<{ no: string; metres: number }[]>`(select coalesce(jsonb_agg(
        jsonb_build_object('no', it -> 'shisetu_no', 'metres', it -> 'kyori_m')), '[]')
      from jsonb_array_elements(${place.shisetu}) it where it ->> 'shisetu_no' is not null)`,
  }
}

const pathArray = (document: AnyColumn, path: string): SQL<string[]> =>
  sql`jsonb_path_query_array(${document}, ${path}::jsonpath)`
