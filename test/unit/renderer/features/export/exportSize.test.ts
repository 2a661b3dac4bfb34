import { expect, test } from 'vitest'
import { usualDraft } from '../../../../../renderer/features/export/exportDraft.ts'
import { exportSize, sayFileSize } from '../../../../../renderer/features/export/exportSize.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'

const minute = { seconds: 60, channels: 2, sampleRate: 44_100 } as const

const said = (bytes: number) => sayFileSize(bytes, textsFor('en', 'en').formats)

test('a size is that of the samples, or of the bit rate', () => {
  expect(said(exportSize(usualDraft, minute))).toBe('10.6 MB')
  expect(said(exportSize({ ...usualDraft, bits: '24' }, { ...minute, channels: 1 }))).toBe('7.9 MB')
  expect(said(exportSize({ ...usualDraft, kind: 'mp3', mp3: '128' }, minute))).toBe('961 kB')
  expect(exportSize({ ...usualDraft, kind: 'flac' }, minute)).toBeLessThan(exportSize(usualDraft, minute))
  expect(said(2.5e9)).toBe('2.50 GB')
})
