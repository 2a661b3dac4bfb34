import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import type { Preset } from '../../../shared/schemas/preset.ts'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'
import { NameField } from '../../ui/NameField.tsx'
import { argsOf, presetDraft, presetOf, startOf, type ToolDraft } from './toolDraft.ts'

interface Props {
  readonly tool: ToolEntry
  readonly draft: ToolDraft
  readonly onChoose: (draft: ToolDraft) => void
}

const noPresets: readonly Preset[] = []

/** Values under names: the usual ones, and those of the person's own. */
export function PresetMenu({ tool, draft, onChoose }: Props) {
  const texts = useTexts()
  const app = useApp()
  const own = useAppState(({ settings }) => settings?.presets[tool.name] ?? noPresets)
  const [naming, setNaming] = useState<'name' | null>(null)
  const all = [...own, ...tool.presets]
  const chosen = all.find((preset) => presetOf(tool, draft, preset)) ?? null
  if (tool.presets.length === 0 && tool.fields.every(({ kind }) => kind !== 'number')) return null

  const keep = async (presets: readonly Preset[], said: string) => {
    const before = app.store.getState().settings?.presets ?? {}
    const saved = await ask(app, 'app:settings:save', { presets: { ...before, [tool.name]: [...presets] } })
    if (saved.ok) app.store.getState().announce(said, 'polite')
  }
  const save = (name: string | null) => {
    setNaming(null)
    if (name === null || name === '') return
    const values = withoutThings(tool, argsOf(tool, draft))
    void keep([...own.filter((preset) => preset.name !== name), { name, values }], texts.values.savedAs(name))
  }
  const act = (key: string) => {
    if (key === 'save') return setNaming('name')
    if (key === 'defaults') return onChoose(Object.fromEntries(tool.fields.map((field) => [field.key, startOf(field)])))
    if (key === 'remove' && chosen !== null)
      return void keep(
        own.filter((preset) => preset !== chosen),
        texts.values.removed(chosen.name),
      )
    const preset = all[Number(key)]
    if (preset !== undefined) onChoose(presetDraft(tool, draft, preset))
  }
  if (naming === 'name')
    return <NameField label={texts.values.presetName} value="" testId="preset-name" onDone={save} />
  const isOwn = chosen !== null && own.includes(chosen)
  return (
    <MenuTrigger>
      <Button className="button preset-button" data-testid="presets">
        {chosen !== null && <span className="visually-hidden">{texts.values.presetNamed} </span>}
        {chosen?.name ?? texts.values.preset}
        <ChevronDown size={14} aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="top start">
        <Menu className="menu" aria-label={texts.values.presetsOf(tool.title)} onAction={(key) => act(String(key))}>
          {own.length > 0 && <PresetSection title={texts.values.yourOwn} presets={own} from={0} chosen={chosen} />}
          {tool.presets.length > 0 && (
            <PresetSection title={texts.values.usual} presets={tool.presets} from={own.length} chosen={chosen} />
          )}
          <MenuSection className="menu-section" aria-label={texts.values.more}>
            <MenuItem id="defaults" className="menu-item" data-testid="preset-defaults">
              {texts.values.defaults}
            </MenuItem>
            <MenuItem id="save" className="menu-item" data-testid="preset-save">
              {texts.values.saveThese}
            </MenuItem>
            {isOwn && (
              <MenuItem id="remove" className="menu-item" data-testid="preset-remove">
                {texts.values.remove(chosen.name)}
              </MenuItem>
            )}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

interface SectionProps {
  readonly title: string
  readonly presets: readonly Preset[]
  readonly from: number
  readonly chosen: Preset | null
}

function PresetSection({ title, presets, from, chosen }: SectionProps) {
  const texts = useTexts()
  return (
    <MenuSection className="menu-section">
      <Header className="menu-header">{title}</Header>
      {presets.map((preset, index) => (
        <MenuItem
          key={preset.name}
          id={String(from + index)}
          textValue={preset.name}
          className="menu-item"
          data-testid={`preset-${preset.name}`}
        >
          {preset.name}
          {preset === chosen && <span aria-label={texts.values.asSet}>✓</span>}
        </MenuItem>
      ))}
    </MenuSection>
  )
}

/** What is in a project stands in no preset. */
function withoutThings(tool: ToolEntry, args: Record<string, unknown>): Preset['values'] {
  const things = new Set(tool.fields.filter(({ kind }) => kind === 'thing').map(({ key }) => key))
  return Object.fromEntries(Object.entries(args).filter(([key]) => !things.has(key))) as Preset['values']
}
