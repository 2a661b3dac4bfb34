import type { Engine } from '../../engine/index.ts'
import { answerText, answerWrongMethod } from './answers.ts'
import { answerColumns, columnsSchema } from './columns.ts'

const querySchema = columnsSchema(1024).refine(({ from, to }) => from < to)

export async function spectrumRoute(request: Request, engine: Pick<Engine, 'readSpectrum'>): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return answerText(400, 'The spectrogram needs a track, a range in seconds and 1 to 1024 columns.')
  const { track, ...window } = query.data
  const { levels } = await engine.readSpectrum({ trackId: track, ...window })
  return answerColumns(levels)
}
