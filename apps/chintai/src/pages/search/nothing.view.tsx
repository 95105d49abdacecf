// Late here, with styles of its own; the view of the map, which is late already, holds it itself.
export { Near, Nothing } from './nothing.tsx'
