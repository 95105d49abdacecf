import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { queryClient } from '../../query-client.ts'
import { readSite } from '../listings/site.ts'
import { Editor } from './editor.tsx'
import { roomQuery } from './listing.queries.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  const kind = readSite(params.site)
  const no = params.bukkenNo ?? ''
  return { kind, no, room: await queryClient.fetchQuery(roomQuery(kind, no)) }
}

export function Component() {
  const { kind, no, room } = useLoaderData<typeof loader>()
  return <Editor key={kind + no} kind={kind} first={room} />
}
