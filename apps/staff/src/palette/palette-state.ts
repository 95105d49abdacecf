import { createStore } from 'zustand/vanilla'

/** What lies over the screen: the palette, or the map of the keys. */
export const overState = createStore<{ open: 'palette' | 'keys' | null }>(() => ({ open: null }))

export const openPalette = () => overState.setState({ open: 'palette' })
export const openKeys = () => overState.setState({ open: 'keys' })
export const closeOver = () => overState.setState({ open: null })
