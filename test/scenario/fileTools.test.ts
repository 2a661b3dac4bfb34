import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FilePicker } from '../../electron/agent/index.ts'
import { offlinePlanner } from '../support/offlinePlanner.ts'
import { performStep } from '../../electron/agent/run/performStep.ts'
import type { PreparedStep } from '../../electron/agent/tools/contract/defineTool.ts'
import { registry } from '../../electron/agent/tools/index.ts'
import { ok } from '../../shared/result.ts'
import { scratchFolder } from '../support/files/importing.ts'
import { makeWav, storedFields, storeSamples } from '../support/files/makeWav.ts'
import { openConversation, openSeeded, type SeedParts } from '../support/openConversation.ts'

const short: SeedParts = {
  tracks: { Voice: [['take', 0, 4]], Music: [['theme', 0, 6]] },
  labels: [
    ['one', 0, 2],
    ['two', 2, 3],
  ],
}

function pickerIn(folder: string): FilePicker & { readonly asked: string[] } {
  const asked: string[] = []
  const picked = (name: string) => ok([{ path: path.join(folder, name), overwrite: 'never' as const }])
  return {
    asked,
    fromWords: async (_, said) => picked(path.basename(said)),
    choose: async (use, suggested) => {
      asked.push(`${use} ${suggested}`)
      return picked(use === 'folder' ? '.' : suggested)
    },
  }
}

async function given(seed: SeedParts = short) {
  const folder = scratchFolder()
  const filePicker = pickerIn(folder)
  const talk = await openConversation(seed, { offline: offlinePlanner(), model: null, filePicker })
  const reply = () => talk.agent.log().at(-1)?.reply ?? ''
  return { ...talk, folder, filePicker, reply, files: () => readdirSync(folder).toSorted() }
}

describe('tools that read and write files', () => {
  it('shows full path, format and that nothing is overwritten, and writes only after a yes', async () => {
    const { agent, folder, files, decide, reply } = await given()
    await agent.call({ tool: 'export_audio', path: 'talk.flac' })
    expect(agent.view().approval?.steps[0]?.sentence).toBe(
      `Export the whole project as FLAC, 16 bit to ${path.join(folder, 'talk.flac')}; nothing is overwritten`,
    )
    expect(files()).toEqual([])
    await decide('approve')
    expect(files()).toEqual(['talk.flac'])
    expect(reply()).toContain('Exported the whole project')
  })

  it('writes nothing after a no', async () => {
    const { agent, files, decide } = await given()
    for (const call of [
      { tool: 'export_audio', path: 'a.mp3' },
      { tool: 'export_multiple', by: 'tracks' },
      { tool: 'save_project', path: 'copy' },
    ]) {
      await agent.call(call)
      await decide('reject')
    }
    expect(files()).toEqual([])
  })

  it('never replaces a file without being told, and takes nothing of the request when it fails', async () => {
    const { agent, folder, decide, reply, clips } = await given()
    writeFileSync(path.join(folder, 'talk.wav'), 'mine')
    await agent.call({ tool: 'export_audio', path: 'talk.wav' })
    await decide('approve')
    expect(reply()).toContain('exists already')
    await agent.call({ tool: 'export_audio', path: 'talk.wav', overwrite: 'allowed' })
    expect(agent.view().approval?.steps[0]?.sentence).toContain('a file of that name is replaced')
    await decide('approve')
    expect(reply()).toContain('Exported')
    expect(await clips()).toEqual({ Voice: [[0, 4]], Music: [[0, 6]] })
  })

  it('writes one file a track and one a label, named after them', async () => {
    const { agent, files, decide } = await given()
    await agent.call({ tool: 'export_multiple', by: 'tracks', format: 'wav' })
    await decide('approve')
    await agent.call({ tool: 'export_multiple', by: 'labels', format: 'wav' })
    await decide('approve')
    expect(files()).toEqual(['Music.wav', 'Voice.wav', 'one.wav', 'two.wav'])
  })

  it('imports as a new track without asking, and undo takes it away again', async () => {
    const { agent, engine, decide } = await given()
    await agent.call({ tool: 'export_audio', path: 'mix.wav' })
    await decide('approve')
    await agent.call({ tool: 'import_audio', path: 'mix.wav' })
    expect((await engine.view()).tracks.map((track) => track.name)).toEqual(['Voice', 'Music', 'mix'])
    await agent.send('undo')
    expect((await engine.view()).tracks.map((track) => track.name)).toEqual(['Voice', 'Music'])
  })

  it('imports a file above stereo mixed, or as one track for each channel where that is wanted', async () => {
    const { agent, engine, folder, reply } = await given()
    writeFileSync(
      path.join(folder, 'film.wav'),
      makeWav(
        storeSamples(
          's16',
          Array.from({ length: 400 }, (_, i) => i),
        ),
        storedFields('s16', 4),
      ),
    )
    await agent.call({ tool: 'import_audio', path: 'film.wav' })
    expect(reply()).toContain('its 4 channels were mixed down to stereo')
    await agent.send('undo')
    await agent.call({ tool: 'import_audio', path: 'film.wav', channels: 'split' })
    expect((await engine.view()).tracks.map((track) => track.name)).toEqual([
      'Voice',
      'Music',
      'film front left',
      'film front right',
      'film back left',
      'film back right',
    ])
    expect(reply()).toContain('its 4 channels became 4 mono tracks')
    await agent.send('undo')
    expect((await engine.view()).tracks.map((track) => track.name)).toEqual(['Voice', 'Music'])
  })

  it('exports what the request has made so far, and nothing when the person cancels the dialog', async () => {
    const { agent, files, decide } = await given()
    await agent.call({ tool: 'save_project', path: 'copy' })
    await decide('approve')
    expect(files()).toEqual(['copy.tapehand'])
    const none = await openConversation(short, {
      offline: offlinePlanner(),
      model: null,
      filePicker: { fromWords: async () => ok(null), choose: async () => ok(null) },
    })
    await none.agent.call({ tool: 'export_audio' })
    expect(none.agent.log().at(-1)).toMatchObject({ state: 'cancelled' })
  })

  it('touches no file where the host gives no file picker', async () => {
    const bare = await openConversation(short, { offline: offlinePlanner(), model: null })
    await bare.agent.call({ tool: 'export_audio', path: '/tmp/never.wav' })
    expect(bare.agent.log().at(-1)).toMatchObject({ state: 'failed' })
    expect(bare.agent.log().at(-1)?.reply).toContain("Files can't be chosen from here")
    expect(existsSync('/tmp/never.wav')).toBe(false)
  })

  it('says that everything is kept where no place is named, and asks nothing', async () => {
    const { agent, reply, files } = await given()
    await agent.call({ tool: 'save_project' })
    expect(reply()).toContain('Every change is kept as it is made')
    expect([agent.view().approval, files()]).toEqual([null, []])
  })

  it.each(['export_audio', 'import_audio', 'export_multiple', 'save_project'])(
    'never says that %s is done when the editor wrote or read something else',
    async (name) => {
      const engine = await openSeeded(short)
      const tool = registry.findTool(name) ?? expect.fail('no tool')
      const step: PreparedStep = {
        tool: name,
        args: name === 'export_multiple' ? { folder: '/f' } : { path: '/f/a.wav' },
        range: null,
        trackIds: [],
        at: null,
        words: '',
        sources: [],
      }
      const file = { path: '/f/other.wav', duration: 1, peakDb: 0, notes: [] }
      const lying = {
        ...engine,
        importAudio: async () => ok({ names: ['a'], notes: [] }),
        exportAudio: async () => ok(file),
        exportMultiple: async () => ok({ files: [], notes: [] }),
        saveProject: async () => ok({ path: '/f/other.tapehand' }),
      }
      expect(await performStep(lying, tool, step, 'measured')).toMatchObject({
        ok: false,
        error: { code: 'agent/not-confirmed' },
      })
    },
  )
})
