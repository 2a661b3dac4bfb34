/** Every answer is for this page alone, read as what it says it is, and never kept. */
const always = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

export function answer(
  status: number,
  body: ConstructorParameters<typeof Response>[0],
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(body, { status, headers: { ...always, ...headers } })
}

/** One plain sentence. */
export function answerText(status: number, sentence: string): Response {
  return answer(status, sentence, { 'content-type': 'text/plain; charset=utf-8' })
}

export function answerJson(value: unknown): Response {
  return answer(200, JSON.stringify(value), { 'content-type': 'application/json; charset=utf-8' })
}

export function answerWrongMethod(allowed: string): Response {
  return answer(405, "This address can't be used like that.", {
    'content-type': 'text/plain; charset=utf-8',
    allow: allowed,
  })
}
