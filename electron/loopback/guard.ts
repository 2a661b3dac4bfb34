import { randomBytes, timingSafeEqual } from 'node:crypto'

/** The parts of a request that say who sent it. */
export interface Caller {
  readonly method: string
  readonly url: string
  readonly host: string | undefined
  readonly origin: string | undefined
  readonly site: string | undefined
  readonly cookie: string | undefined
}

export type Verdict =
  | { readonly kind: 'enter' }
  /**
   * The first visit: the token in the address becomes a cookie, and the address becomes clean. `page`: it comes from
   * another page, and its cookie counts only for what our own page asks for.
   */
  | { readonly kind: 'admit'; readonly cookie: string; readonly onBy: 'redirect' | 'page' }
  | { readonly kind: 'refuse'; readonly status: 403; readonly sentence: string }

export interface Guard {
  readonly origin: string
  /**
   * An address that opens the app, which is never put into arguments: others on this machine can read them. `once`: for
   * one visit, so that what is left of it anywhere opens nothing.
   */
  issueAddress(visits: 'once' | 'many'): string
  judge(caller: Caller): Verdict
  /** A WebSocket must say where it comes from. */
  judgeSocket(caller: Caller): Verdict
}

const noEntry = (sentence: string): Verdict => ({ kind: 'refuse', status: 403, sentence })
const newSecret = () => randomBytes(32).toString('base64url')

/**
 * Keeps other pages and other people's programs out: they know neither token nor cookie, and can't forge Host and
 * Origin.
 */
export function createGuard(port: number): Guard {
  const host = `127.0.0.1:${port}`
  const origin = `http://${host}`
  // Cookies do not know ports: two running copies must not overwrite each other's.
  const cookieName = `tapehand-${port}`
  const session = newSecret()
  const tokens = new Map<string, 'once' | 'many'>()

  const isOurs = ({ host: named, origin: from, site }: Caller) =>
    named === host &&
    (from === undefined || from === origin) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  const hasCookie = ({ cookie }: Caller) => readCookie(cookie, cookieName).some((value) => isSame(value, session))

  const redeem = (caller: Caller): boolean => {
    const given = new URL(caller.url, origin).searchParams.get('token') ?? ''
    const found = [...tokens.keys()].find((token) => isSame(token, given))
    if (found === undefined) return false
    if (tokens.get(found) === 'once') tokens.delete(found)
    return true
  }
  return {
    origin,
    issueAddress(visits) {
      const token = newSecret()
      tokens.set(token, visits)
      return `${origin}/?token=${token}`
    },
    judge(caller) {
      if (caller.host !== host || !isPath(caller.url)) return noEntry('This address does not belong to Tapehand.')
      const isVisit =
        caller.method === 'GET' && new URL(caller.url, origin).pathname === '/' && caller.url.includes('token=')
      if (isVisit && caller.origin === undefined) {
        if (redeem(caller))
          return {
            kind: 'admit',
            cookie: `${cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`,
            onBy: caller.site === undefined || caller.site === 'none' ? 'redirect' : 'page',
          }
        if (!hasCookie(caller))
          return noEntry('This address was used already or is not right. Start Tapehand again to get a new one.')
      }
      if (!isOurs(caller)) return noEntry('Another page asked for this, and was refused.')
      return hasCookie(caller)
        ? { kind: 'enter' }
        : noEntry('This window does not belong to Tapehand. Open it with the address that Tapehand gave.')
    },
    judgeSocket(caller) {
      const comesFromUs = caller.host === host && caller.origin === origin
      return comesFromUs && hasCookie(caller)
        ? { kind: 'enter' }
        : noEntry('Another page asked for this, and was refused.')
    },
  }
}

/** Not an address of its own, as a request line may hold too. */
function isPath(url: string): boolean {
  return url.startsWith('/') && URL.canParse(url, 'http://127.0.0.1') && !url.startsWith('//')
}

function readCookie(header: string | undefined, name: string): string[] {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
}

/** Takes the same time wherever the difference is. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
