import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../../../electron/app/routes/contentSecurityPolicy.ts'
import { staticRoute } from '../../../../../electron/app/routes/staticRoute.ts'
import type { Settings } from '../../../../../shared/schemas/settings.ts'

let parent = ''
let folder = ''
beforeAll(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'static-'))
  folder = path.join(parent, 'window')
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), '<p>window</p>')
  writeFileSync(path.join(folder, 'page.html'), '<meta property="csp-nonce" nonce="made-for-each-page" />')
  writeFileSync(path.join(folder, 'themed.html'), '<html data-theme="system">')
  writeFileSync(path.join(folder, 'assets', 'main.js'), 'run()')
  writeFileSync(path.join(folder, 'notes.secret'), 'type unknown')
  writeFileSync(path.join(parent, 'outside.html'), 'outside')
  mkdirSync(path.join(parent, 'window-2'))
  writeFileSync(path.join(parent, 'window-2', 'index.html'), 'another folder with the same beginning')
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** As a request line may bring it: `new Request` would clean the address up. */
const at = (pathname: string, { method = 'GET', theme = 'system' as Settings['theme'] } = {}) =>
  staticRoute({ url: `http://127.0.0.1:1${pathname}`, method } as Request, {
    folder,
    policy: (nonce) => `the policy of ${nonce}`,
    theme: () => theme,
  })

test('the page and its parts come with their types and the policy', async () => {
  const page = await at('/')
  expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<p>window</p>',
  ])
  expect([page.headers.get('content-security-policy'), page.headers.get('x-content-type-options')]).toEqual([
    expect.stringMatching(/^the policy of [\w+/]{24}$/),
    'nosniff',
  ])
  const script = await at('/assets/main.js')
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
})

test.each([
  '/../outside.html',
  '/%2e%2e/outside.html',
  '/%2e%2e%2foutside.html',
  '/..%2foutside.html',
  '/assets/../../outside.html',
  '/..%5coutside.html',
  '/assets/..%2f..%2foutside.html',
  '/%2e%2e/window-2/index.html',
  '/..%2fwindow-2%2findex.html',
  '/%00index.html',
  '/index.html%00.js',
  '/%',
  '/%c0%ae%c0%ae/outside.html',
  '/assets',
  '/assets/',
  '/notes.secret',
  '/nothing.html',
])('%s gives nothing away', async (pathname) => {
  const response = await at(pathname)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('There is nothing at this address.')
})

test('HEAD tells the length without the body; other methods are refused', async () => {
  const head = await at('/', { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '13', null])
  expect((await at('/', { method: 'PUT' })).status).toBe(405)
})

test('a page is told the nonce that its policy lets in, and each page another one', async () => {
  const [one, other] = [await at('/page.html'), await at('/page.html')]
  const policy = one.headers.get('content-security-policy') ?? ''
  const nonce = policy.replace('the policy of ', '')
  const text = await one.text()
  expect(text).toBe(`<meta property="csp-nonce" nonce="${nonce}" />`)
  expect(one.headers.get('content-length')).toBe(String(text.length))
  expect(other.headers.get('content-security-policy')).not.toBe(policy)
})

test('a page has the theme that was chosen, before its program runs', async () => {
  expect(await (await at('/themed.html', { theme: 'dark' })).text()).toBe('<html data-theme="dark">')
  expect(await (await at('/themed.html')).text()).toBe('<html data-theme="system">')
})

test('the page that is built has the places for its nonce and its theme', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../../renderer/index.html'), 'utf8')
  expect(page).toContain('<html lang="en" data-theme="system">')
  expect(page).toContain('<meta property="csp-nonce" nonce="made-for-each-page" />')
})

test('the policy lets in what comes from this app, and the socket of this very port only', () => {
  expect(contentSecurityPolicy({ socket: null, nonce: 'n' })).toContain("connect-src 'self';")
  expect(contentSecurityPolicy({ socket: 'ws://127.0.0.1:4711', nonce: 'n' })).toContain(
    "connect-src 'self' ws://127.0.0.1:4711;",
  )
  const policy = contentSecurityPolicy({ socket: null, nonce: 'once' })
  for (const rule of [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'nonce-once'",
    "style-src-attr 'none'",
    "img-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split('; ')).toContain(rule)
  expect(policy).not.toMatch(/unsafe|\*/)
})
