import { type ChangeEvent, useRef } from 'react'
import { Button } from 'react-aria-components'
import type { Batch } from '../../../shared/schemas/batch.ts'
import { soundEndings } from '../../../shared/files/soundFiles.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { addBatchFiles } from '../../store/batchFiles.ts'
import { useTexts } from '../../store/useTexts.ts'

const accepted = ['audio/*', ...soundEndings.map((ending) => `.${ending}`)].join(',')

/** Which recipe, which files, and where they go. */
export function BatchChoices({ batch }: { readonly batch: Batch }) {
  const texts = useTexts()
  const app = useApp()
  const isPage = useAppState(({ host }) => host?.files === 'page')
  const picker = useRef<HTMLInputElement>(null)
  const isBusy = batch.progress !== null
  const about = batch.recipes.find(({ name }) => name === batch.recipe)?.about ?? ''
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    event.target.value = ''
    void addBatchFiles(app, chosen)
  }
  const add = () => (isPage ? picker.current?.click() : void ask(app, 'app:batch:add', undefined))
  return (
    <div className="batch-choices">
      <label className="field">
        <span>{texts.batch.recipe}</span>
        <select
          value={batch.recipe ?? ''}
          disabled={isBusy}
          onChange={(event) => void ask(app, 'app:batch:setRecipe', { name: event.target.value })}
          data-testid="batch-recipe"
        >
          <option value="" disabled>
            {texts.batch.noRecipe}
          </option>
          {batch.recipes.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <small>{about}</small>
      </label>
      <div className="batch-row">
        <Button className="button" isDisabled={isBusy} onPress={add} data-testid="batch-add">
          {texts.batch.add}
        </Button>
        {batch.files.length > 0 && (
          <Button
            className="button button-quiet"
            isDisabled={isBusy}
            onPress={() => void ask(app, 'app:batch:remove', { id: null })}
            data-testid="batch-clear"
          >
            {texts.batch.clear}
          </Button>
        )}
        <span>{batch.files.length === 0 ? texts.batch.drop : texts.batch.files(batch.files.length)}</span>
      </div>
      {isPage ? (
        <>
          <small>{texts.batch.asZip}</small>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept={accepted}
            aria-label={texts.batch.add}
            onChange={pick}
            data-testid="batch-input"
          />
        </>
      ) : (
        <div className="batch-row">
          <Button
            className="button"
            isDisabled={isBusy}
            onPress={() => void ask(app, 'app:batch:chooseFolder', undefined)}
            data-testid="batch-folder"
          >
            {texts.batch.choose}
          </Button>
          <span>{batch.folder === null ? texts.batch.folder : `${texts.batch.folder} ${batch.folder}`}</span>
        </div>
      )}
    </div>
  )
}
