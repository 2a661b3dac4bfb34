import { lazy, Suspense, type ComponentType } from 'react'

/** Milliseconds after which a window that is never idle, or not seen, fetches the rest all the same. */
const longestWait = 1000

/**
 * A part of the window that is not in its first picture: its code is fetched and read in a quiet moment behind that.
 * Until then nothing is shown of it.
 */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const Fetched = lazy(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestWait }))
    return { default: await load() }
  })
  return function Later() {
    return (
      <Suspense fallback={null}>
        <Fetched />
      </Suspense>
    )
  }
}
