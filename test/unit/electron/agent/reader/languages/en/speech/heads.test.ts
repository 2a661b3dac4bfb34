import { expect, test } from 'vitest'
import { done } from '../say.ts'

const removed = 'delete_selection 40-50'

test.each([
  'we have decided to delete the advert',
  'the plan is to delete the advert',
  'your job now: delete the advert',
  'one small favour: delete the advert',
  'it would make my day if you could delete the advert',
  'we were hoping you might delete the advert',
  'do you reckon you could delete the advert',
  'we had better delete the advert',
  'the publisher wants us to delete the advert',
  'my producer would like the advert removed',
  'the board insists that the advert be removed',
  'as far as I am concerned the advert can be deleted',
  'the consensus is that the advert should be removed',
  'it would be a relief if the advert could be removed',
  'in that case delete the advert',
])('an order behind somebody’s wish, a decision, a plan: %s', (say) => expect(done(say)).toBe(removed))

test.each([
  'they want us to delete the advert but I do not agree',
  'the client wants us to delete the advert, but we will not',
  'we have agreed to keep the advert',
  'we decided not to delete the advert',
  'the board agreed that the advert should stay',
  'it would be a shame if the advert were deleted',
  'do you think we should delete the advert?',
  'do they want us to delete the advert?',
  'nobody wants me to delete the advert',
  'go ahead and all tracks at two seconds',
])('none where it is not asked for: %s', (say) => expect(['-', '?']).toContain(done(say)))
