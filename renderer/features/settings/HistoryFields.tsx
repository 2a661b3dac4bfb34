import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, Group } from 'react-aria-components'
import { messageIn } from '../../../shared/failures/index.ts'
import type { Result } from '../../../shared/result.ts'
import type { FileSize } from '../../../shared/schemas/fileSize.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'
import { RadioChoice, type Option } from '../../ui/RadioChoice.tsx'

const choices = [limits.historyEntries.max, 200, 50, 20] as const

/** What is asked about before it is done: it can't be undone. */
type Asked = { readonly kind: 'limit'; readonly most: number } | { readonly kind: 'forget' }

/** What the project file takes, and how much of its past it keeps. */
export function HistoryFields({ limit }: { readonly limit: number }) {
  const { api, store } = useApp()
  const texts = useTexts()
  const count = useAppState(({ project }) => project?.history.length ?? 0)
  const size = useFileSize()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [problem, setProblem] = useState('')
  const carryOut = async (doing: Promise<Result<unknown>>): Promise<boolean> => {
    const done = await doing
    setProblem(done.ok ? '' : messageIn(done.error, texts.language))
    setAsked(null)
    size.read()
    return done.ok
  }
  const setLimit = (historyLimit: number) => carryOut(api.invoke('app:settings:save', { historyLimit }))
  const choose = (said: string) => {
    const most = Number(said)
    if (most < limit) setAsked({ kind: 'limit', most })
    else void setLimit(most)
  }
  const agree = async ({ kind }: Asked) => {
    if (asked?.kind === 'limit') return setLimit(asked.most)
    const done = kind === 'forget' && (await carryOut(api.invoke('app:history:limit', { most: 0 })))
    if (done) store.getState().announce(texts.projectFile.forgot(count), 'polite')
  }
  return (
    <Group className="fields" aria-label={texts.projectFile.name}>
      <p className="field-note" data-testid="project-size">
        {size.found === null ? texts.projectFile.reading : sayShares(texts, size.found, count)}
      </p>
      <RadioChoice
        label={texts.projectFile.kept}
        options={optionsWith(limit, texts)}
        value={String(asked?.kind === 'limit' ? asked.most : limit)}
        onChange={choose}
        testId="history-limit"
      />
      {asked === null ? (
        <div className="field-actions">
          <Button
            className="small-button"
            isDisabled={count === 0}
            onPress={() => setAsked({ kind: 'forget' })}
            data-testid="forget-history"
          >
            {texts.projectFile.forget}
          </Button>
        </div>
      ) : (
        <Question asked={asked} count={count} onYes={() => void agree(asked)} onNo={() => setAsked(null)} />
      )}
      {problem !== '' && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
    </Group>
  )
}

interface QuestionProps {
  readonly asked: Asked
  readonly count: number
  readonly onYes: () => void
  readonly onNo: () => void
}

function Question({ asked, count, onYes, onNo }: QuestionProps) {
  const texts = useTexts()
  const leave = useRef<HTMLButtonElement>(null)
  useEffect(() => leave.current?.focus(), [])
  const isLimit = asked.kind === 'limit'
  return (
    <div role="alert" data-testid="history-question">
      <p>
        {isLimit
          ? texts.projectFile.askLimit(asked.most, Math.max(0, count - asked.most))
          : texts.projectFile.askForget(count)}
      </p>
      <div className="field-actions">
        <Button ref={leave} className="small-button" onPress={onNo} data-testid="history-leave">
          {texts.projectFile.leave}
        </Button>
        <Button className="small-button" onPress={onYes} data-testid="history-agree">
          {isLimit ? texts.projectFile.doLimit(asked.most) : texts.projectFile.doForget}
        </Button>
      </div>
    </div>
  )
}

function sayShares({ projectFile, formats }: Texts, { file, now, past, free }: FileSize, count: number): string {
  const sizes = { file: formats.bytes(file), now: formats.bytes(now), past: formats.bytes(past) }
  return projectFile.size({ ...sizes, free: free > 0 ? formats.bytes(free) : null }, count)
}

/** With the one that is set, where it is another than those that are offered. */
function optionsWith(limit: number, texts: Texts): readonly Option<string>[] {
  const all = [...new Set<number>([...choices, limit])].toSorted((one, other) => other - one)
  return all.map((most) => [String(most), texts.projectFile.most(most)])
}

function useFileSize(): { readonly found: FileSize | null; readonly read: () => void } {
  const { api } = useApp()
  const [found, setFound] = useState<FileSize | null>(null)
  const read = useCallback(() => {
    void api.invoke('app:project:size', undefined).then((answer) => {
      if (answer.ok) setFound(answer.value)
    })
  }, [api])
  useEffect(read, [read])
  return { found, read }
}
