import { appendFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * A vitest reporter for `.ci/run`: each package adds `<passed> <failed> <skipped>` to the file that
 * HOMEROOM_TEST_COUNTS names. A file that could not even be loaded counts as one failed test, and so does an error
 * outside of all tests.
 */
export default class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const file = process.env.HOMEROOM_TEST_COUNTS
    if (!file) throw new Error('HOMEROOM_TEST_COUNTS names no file')
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const count = (state: string) => states.filter((each) => each === state).length
    const broken = modules.filter((module) => module.state() === 'failed' && !hasFailedTest(module)).length
    const failed = count('failed') + count('pending') + broken + unhandled.length
    appendFileSync(file, `${count('passed')} ${failed} ${count('skipped')}\n`)
  }
}

const hasFailedTest = (module: TestModule): boolean => !module.children.allTests('failed').next().done
