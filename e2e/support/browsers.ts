import { chromium, type LaunchOptions } from '@playwright/test'
import { BROWSER } from '../playwright.config.ts'

/** Takes WebGL away from a page. */
export function withoutWebGl() {
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind as '2d')
  } as typeof getContext
}

/**
 * Chromium as visitors have it. The tests run in one without windows, which keeps no page for Back
 * and loads pictures further down than theirs does.
 */
export const launchWhole = (options: LaunchOptions = {}) =>
  chromium.launch({
    ...BROWSER,
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    ...options,
  })
