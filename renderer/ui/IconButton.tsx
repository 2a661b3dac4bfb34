import type { LucideIcon } from 'lucide-react'
import { Button, Toolbar, Tooltip, TooltipTrigger } from 'react-aria-components'
import { joinClasses } from '../lib/joinClasses.ts'

export interface IconButtonProps {
  readonly name: string
  readonly icon: LucideIcon
  /** The shortcut, as people write it. */
  readonly keys?: string
  readonly variant?: 'plain' | 'strong'
  readonly isDisabled?: boolean
  readonly testId: string
  readonly expanded?: boolean
  /** For a button that is on or off. */
  readonly pressed?: boolean
  readonly onPress: () => void
}

/** A button with a picture, a name for everyone who can't see it, and a tip with its shortcut. */
export function IconButton({
  name,
  icon: Icon,
  keys,
  variant = 'plain',
  isDisabled = false,
  testId,
  expanded,
  pressed,
  onPress,
}: IconButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      <Button
        className={joinClasses('icon-button', variant === 'strong' && 'icon-button-strong')}
        aria-label={name}
        isDisabled={isDisabled}
        onPress={onPress}
        data-testid={testId}
        {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      >
        <Icon size={17} strokeWidth={1.9} aria-hidden="true" />
      </Button>
      <Tooltip className="tooltip" offset={6}>
        {name}
        {keys && <kbd>{keys}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  )
}

interface GroupProps {
  readonly name: string
  readonly className?: string
  readonly buttons: readonly IconButtonProps[]
}

/** Buttons that belong together: Tab goes from group to group, the arrows go inside. */
export function IconButtonGroup({ name, className, buttons }: GroupProps) {
  return (
    <Toolbar className={joinClasses('button-group', className)} aria-label={name}>
      {buttons.map((button) => (
        <IconButton key={button.testId} {...button} />
      ))}
    </Toolbar>
  )
}
