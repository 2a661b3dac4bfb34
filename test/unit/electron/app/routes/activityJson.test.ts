import { expect, it } from 'vitest'
import { activityAsJson, activityRoute } from '../../../../../electron/app/routes/activityJson.ts'
import type { Activity } from '../../../../../shared/schemas/activity.ts'
import { makeActivity } from '../../../../support/window/makeActivity.ts'

const all: Activity[] = [makeActivity({ id: 'a' }), makeActivity({ id: 'b', text: 'play with my-secret-key' })]
const source = { agent: { activity: () => all }, project: async () => 'Gespräch', keys: () => ['my-secret-key'] }
const get = async (query: string, method = 'GET') =>
  activityRoute(new Request(`http://127.0.0.1/activity.json${query}`, { method }), source)

it('is a download of one request or all of them, without keys', async () => {
  const answer = await get('')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Gespr_ch activity.json"; filename*=UTF-8''Gespr%C3%A4ch%20activity.json`,
  )
  const text = await answer.text()
  expect(text).not.toContain('my-secret-key')
  expect(JSON.parse(text)).toHaveLength(2)
  expect(await (await get('?id=a')).json()).toEqual([all[0]])
  expect(await (await get('?id=none')).json()).toEqual([])
  expect((await get('', 'POST')).status).toBe(405)
})

it('takes out what looks like a key, too', () => {
  expect(activityAsJson([makeActivity({ text: 'sk-abcdefgh1234' })], null, [])).not.toContain('sk-abcdefgh')
})
