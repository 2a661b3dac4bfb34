import { beforeAll, describe, expect, test } from 'vitest'
import { fromHttp, originOf, rewritePolicy, setPort, toHttp } from '../../electron-stand-in/src/protocol/addresses.ts'

const isHandled = (scheme: string): boolean => scheme === 'app'

beforeAll(() => setPort(4000))

describe('addresses of custom schemes', () => {
  test.each([
    ['app://bundle/index.html', 'http://bundle.app.localhost:4000/index.html'],
    ['app://bundle/a?b=1#c', 'http://bundle.app.localhost:4000/a?b=1#c'],
    ['app:///a', 'http://-.app.localhost:4000/a'],
  ])('%s has an http form and comes back', (address, http) => {
    expect(toHttp(address, isHandled)).toBe(http)
    expect(fromHttp(http)).toBe(address)
  })

  test('other addresses stay as they are', () => {
    for (const address of ['https://example.com/', 'file:///tmp/a', 'other://a/b'])
      expect(toHttp(address, isHandled)).toBe(address)
    expect(fromHttp('http://bundle.app.localhost:4001/')).toBe('http://bundle.app.localhost:4001/')
  })

  test('an origin is named for custom schemes too', () => {
    expect(originOf('app://bundle/index.html')).toBe('app://bundle')
    expect(originOf('file:///tmp/a.html')).toBe('null')
  })
})

describe('rewritePolicy', () => {
  test.each([
    [
      "default-src 'self'; connect-src 'self' app:",
      "default-src 'self'; connect-src 'self' http://*.app.localhost:4000",
    ],
    ['media-src app://bundle blob:', 'media-src http://bundle.app.localhost:4000 blob:'],
    ['img-src app://bundle/icons/ data:', 'img-src http://bundle.app.localhost:4000/icons/ data:'],
    ["script-src 'nonce-app:' https://a.b", "script-src 'nonce-app:' https://a.b"],
  ])('%s', (policy, rewritten) => {
    expect(rewritePolicy(policy, isHandled)).toBe(rewritten)
  })
})
