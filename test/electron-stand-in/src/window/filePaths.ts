import type { Answer } from '../chromium/DevToolsPipe.ts'
import type { PageTarget } from './PageTarget.ts'

const pathFunction = 'electronStandInPathOf'

/** The other half of `webUtils.getPathForFile`: answers the pause that the page's half makes. */
export async function answerFilePaths(page: PageTarget): Promise<void> {
  page.on('Debugger.paused', ({ callFrames }: Answer) => void answerPause(page, callFrames[0]))
  await page.send('Debugger.enable')
}

/** A `debugger` line of the app's own also stops here, and goes on at once. */
async function answerPause(page: PageTarget, frame: Answer): Promise<void> {
  if (frame?.functionName === pathFunction) await tellPath(page, frame.callFrameId).catch(() => {})
  await page.send('Debugger.resume').catch(() => {})
}

async function tellPath(page: PageTarget, callFrameId: string): Promise<void> {
  const { result } = await page.send('Debugger.evaluateOnCallFrame', { callFrameId, expression: 'file' })
  const { path } = await page.send('DOM.getFileInfo', { objectId: result.objectId })
  await page.send('Debugger.evaluateOnCallFrame', { callFrameId, expression: `path = ${JSON.stringify(path)}` })
}
