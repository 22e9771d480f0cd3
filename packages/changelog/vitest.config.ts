import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Several runs of oasdiff in one test, on a machine that is busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
