import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { queryClient } from '../../query-client.ts'
import { Editor } from '../listing/editor.tsx'
import { roomQuery } from '../listing/listing.queries.ts'

export async function loader({ params: { tmNo = '' } }: LoaderFunctionArgs) {
  return { tmNo, room: await queryClient.fetchQuery(roomQuery('tatemono', tmNo)) }
}

export function Component() {
  const { tmNo, room } = useLoaderData<typeof loader>()
  return <Editor key={tmNo} kind="tatemono" first={room} />
}
