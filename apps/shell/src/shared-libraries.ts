/** Puts the shared libraries where remotes find them (packages/build/src/shared.ts). */
import * as platform from '@sumai/platform'
import { SHARED_GLOBAL, type SHARED_LIBRARIES } from '@sumai/platform/contract'
import * as sharedState from '@sumai/shared-state'
import react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import reactDom from 'react-dom'
import * as zustand from 'zustand'

const libraries = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  zustand,
  '@sumai/platform': platform,
  '@sumai/shared-state': sharedState,
} satisfies Record<(typeof SHARED_LIBRARIES)[number], object>

Object.assign(globalThis, { [SHARED_GLOBAL]: libraries })
