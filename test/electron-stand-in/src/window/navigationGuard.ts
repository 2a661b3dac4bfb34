// `will-navigate` for navigations the page itself begins. Requests for the document are held until the app has spoken.
import { createEvent } from '../preventableEvent.ts'
import { fromHttp } from '../protocol/addresses.ts'
import type { PageTarget } from './PageTarget.ts'

const pageBeganWithinMs = 50

interface Paused {
  requestId: string
  frameId: string
  request: { url: string }
}

/** Chromium reports that the page asked and that the request is held on two ways, so either may come first. */
export async function guardNavigation(page: PageTarget, emit: (event: object, url: string) => void): Promise<void> {
  const askedByPage = new Set<string>()
  const { frameTree } = await page.send('Page.getFrameTree')
  const mainFrameId = frameTree.frame.id as string

  page.on('Page.frameRequestedNavigation', ({ frameId, url, disposition }) => {
    if (frameId === mainFrameId && disposition === 'currentTab') askedByPage.add(url)
  })

  const pageBegan = async (url: string): Promise<boolean> => {
    if (!askedByPage.has(url)) await new Promise((resolve) => setTimeout(resolve, pageBeganWithinMs))
    return askedByPage.delete(url)
  }

  const judge = async ({ requestId, frameId, request }: Paused): Promise<void> => {
    const event = createEvent({ url: fromHttp(request.url), isMainFrame: true, isSameDocument: false })
    if (frameId === mainFrameId && (await pageBegan(request.url))) emit(event, event.url)
    const [verdict, params] = event.defaultPrevented
      ? ['failRequest', { errorReason: 'Aborted' }]
      : ['continueRequest', {}]
    await page.send(`Fetch.${verdict}`, { requestId, ...params }).catch(() => {})
  }
  page.on('Fetch.requestPaused', (paused: Paused) => void judge(paused))

  await page.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] })
}
