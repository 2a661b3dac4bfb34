import type { Failure } from '../../shared/failures/index.ts'
import { readFile } from 'node:fs/promises'
import { appFile } from '../platform/index.ts'
import type { Io } from './io.ts'
import type { Status } from './status.ts'

/** The command line without its name. Rooms are loaded only when they are needed, so that `--help` is instant. */
export async function runCommand(args: readonly string[], io: Io): Promise<Status> {
  const [command] = args
  const named = beforeDashes(args)
  if (named.includes('--help') || named.includes('-h')) {
    io.out((await import('./usage.ts')).usage)
    return 'done'
  }
  if (command === '--version') {
    io.out(await readVersion())
    return 'done'
  }
  if (command === 'log') return log(args.slice(1), io)
  if (command === 'history') return history(args.slice(1), io)
  if (command === 'batch') return batch(args.slice(1), io)
  if (command !== 'edit')
    return complain(command === undefined ? 'Say what to do.' : `There is no command "${command}".`, io)
  return edit(args.slice(1), io)
}

async function edit(args: readonly string[], io: Io): Promise<Status> {
  const { readEditArguments } = await import('./edit/readEditArguments.ts')
  const wanted = readEditArguments(args)
  if (!wanted.ok) return refuse(wanted.error, io)
  const { runEdit } = await import('./edit/runEdit.ts')
  const { status, report, language } = await runEdit(wanted.value, io)
  const texts = await (await import('./texts/loadCliTexts.ts')).loadCliTexts(language)
  if (wanted.value.print === 'json') io.out(JSON.stringify(report, null, 2))
  else for (const line of (await import('./edit/editReport.ts')).reportAsText(report, texts)) io.out(line)
  if (report.error !== null) io.note(report.error.message)
  const left = wanted.value.steps.length - report.requests.length
  if (left > 0 && report.requests.length > 0) io.note(texts.notRun(left, wanted.value.steps.length))
  if (wanted.value.output !== null && report.output === null) io.note(texts.notWritten(wanted.value.output))
  return status
}

async function batch(args: readonly string[], io: Io): Promise<Status> {
  const { readBatchArguments } = await import('./batch/readBatchArguments.ts')
  const wanted = readBatchArguments(args)
  if (!wanted.ok) return refuse(wanted.error, io)
  return (await import('./batch/runBatch.ts')).runBatch(wanted.value, io)
}

async function log(args: readonly string[], io: Io): Promise<Status> {
  const { readLogArguments } = await import('./log/readLogArguments.ts')
  const wanted = readLogArguments(args)
  if (!wanted.ok) return refuse(wanted.error, io)
  return (await import('./log/runLog.ts')).runLog(wanted.value, io)
}

async function history(args: readonly string[], io: Io): Promise<Status> {
  const { readHistoryArguments } = await import('./history/readHistoryArguments.ts')
  const wanted = readHistoryArguments(args)
  if (!wanted.ok) return refuse(wanted.error, io)
  return (await import('./history/runHistory.ts')).runHistory(wanted.value, io)
}

async function refuse(error: Failure, io: Io): Promise<Status> {
  return complain((await import('../../shared/failures/sayFailure.ts')).messageOf(error), io)
}

async function complain(sentence: string, io: Io): Promise<Status> {
  io.note(`${sentence}\nSee tapehand --help.`)
  return 'usage'
}

function beforeDashes(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--')
  return end === -1 ? args : args.slice(0, end)
}

async function readVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(appFile('package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : ''
}
