export { Nothing } from './nothing.tsx'
