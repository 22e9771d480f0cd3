import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserOptions, chromium } from './browser.ts'
import { eventually } from './wait.ts'

// biome-ignore lint/suspicious/noExplicitAny: whatever the browser says
type Message = any

/** A page in a browser that a test uses as a person does. */
export interface BrowserPage {
  goto(url: string): Promise<void>
  /** The value of an expression in the page. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the page has
  evaluate(expression: string): Promise<any>
  /** Into what has the focus. */
  type(text: string): Promise<void>
  press(key: keyof typeof KEYS): Promise<void>
  click(selector: string): Promise<void>
  /** How wide the screen is, and whether the person likes it dark. */
  look(width: number, scheme: 'light' | 'dark', script?: 'on' | 'off'): Promise<void>
  screenshot(): Promise<Buffer>
  /** What the page complained about: errors and warnings of scripts, policies and loading. */
  readonly complaints: string[]
  /** Every address that it asked for. */
  readonly requests: string[]
  close(): Promise<void>
}

const KEYS = {
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, text: undefined },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
}

export async function openBrowser(): Promise<BrowserPage> {
  const profile = await mkdtemp(join(tmpdir(), 'homeroom-browser-'))
  const options = [...browserOptions(profile), '--remote-debugging-port=0', 'about:blank']
  const browser = spawn(chromium ?? 'chromium', options, { stdio: 'ignore' })
  const ended = once(browser, 'exit')
  const protocol = await connect(await addressOf(profile))
  const evaluate = async (expression: string) => {
    const ask = { expression, returnByValue: true, awaitPromise: true }
    const { result, exceptionDetails } = await protocol.call('Runtime.evaluate', ask)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  return {
    ...(await watched(protocol)),
    ...navigation(protocol),
    ...hands(protocol, evaluate),
    evaluate,
    async close() {
      protocol.disconnect()
      browser.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

type Protocol = Awaited<ReturnType<typeof connect>>

async function watched({ call, on }: Protocol): Promise<Pick<BrowserPage, 'complaints' | 'requests'>> {
  const [complaints, requests]: [string[], string[]] = [[], []]
  on('Network.requestWillBeSent', ({ request }) => requests.push(request.url))
  on('Log.entryAdded', ({ entry }) => complaints.push(`${entry.text} ${entry.url ?? ''}`.trim()))
  on('Runtime.exceptionThrown', ({ exceptionDetails }) => complaints.push(exceptionDetails.exception?.description))
  on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (['error', 'warning', 'assert'].includes(type)) complaints.push(args.map((arg: Message) => arg.value).join(' '))
  })
  for (const domain of ['Page', 'Network', 'Log', 'Runtime']) await call(`${domain}.enable`)
  return { complaints, requests }
}

function navigation({ call, on }: Protocol): Pick<BrowserPage, 'goto' | 'look' | 'screenshot'> {
  return {
    async goto(url) {
      const loaded = new Promise((resolve) => on('Page.loadEventFired', resolve))
      const { errorText, loaderId } = await call('Page.navigate', { url })
      if (errorText) throw new Error(`${url}: ${errorText}`)
      // Only to another place on the same page, otherwise.
      if (loaderId) await loaded
    },
    async look(width, scheme, script = 'on') {
      const screen = { width, height: 1000, deviceScaleFactor: 1, mobile: width < 600 }
      await call('Emulation.setDeviceMetricsOverride', screen)
      await call('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] })
      await call('Emulation.setScriptExecutionDisabled', { value: script === 'off' })
    },
    screenshot: async () => Buffer.from((await call('Page.captureScreenshot')).data, 'base64'),
  }
}

function hands({ call }: Protocol, evaluate: BrowserPage['evaluate']): Pick<BrowserPage, 'type' | 'press' | 'click'> {
  return {
    type: (text) => call('Input.insertText', { text }),
    async press(key) {
      const { text, ...rest } = KEYS[key]
      await call('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', text, ...rest })
      await call('Input.dispatchKeyEvent', { type: 'keyUp', ...rest })
    },
    async click(selector) {
      const find = `(() => { const e = document.querySelector(${JSON.stringify(selector)}); e.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = e.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 } })()`
      const at = { ...(await evaluate(find)), button: 'left', clickCount: 1 }
      for (const type of ['mousePressed', 'mouseReleased']) await call('Input.dispatchMouseEvent', { type, ...at })
    },
  }
}

/** Of the first tab, which is there a little after the browser has written down its port. */
async function addressOf(profile: string): Promise<string> {
  let address = ''
  await eventually(async () => {
    const file = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const [port] = file.split('\n')
    if (!port) return false
    const tabs: Message[] = await fetch(`http://127.0.0.1:${port}/json/list`).then((answer) => answer.json())
    address = tabs.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? ''
    return address !== ''
  }, 30_000)
  return address
}

/** The browser's own protocol (https://chromedevtools.github.io/devtools-protocol) over a WebSocket. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, { resolve: (result: Message) => void; reject: (error: Error) => void }>()
  const listeners = new Map<string, ((params: Message) => void)[]>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(data)
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else if (id) waiting.get(id)?.resolve(result)
    else for (const listener of listeners.get(method) ?? []) listener(params)
  })
  let last = 0
  return {
    call: (method: string, params: object = {}): Promise<Message> =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    on: (method: string, listener: (params: Message) => void): void => {
      listeners.set(method, [...(listeners.get(method) ?? []), listener])
    },
    disconnect: () => socket.close(),
  }
}
