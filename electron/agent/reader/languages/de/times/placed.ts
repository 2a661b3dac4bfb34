import { thingsPlaced } from '../../placedRules.ts'

export const placed = thingsPlaced({
  behind: 'nach|hinter|ab',
  ahead: 'vor|bis',
  at: '',
  between: 'zwischen <point:a> und|bis <point:b>',
  within: 'in|im|während [der|dem|des|den]',
})
