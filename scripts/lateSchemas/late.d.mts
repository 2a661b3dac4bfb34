import type { z } from 'zod'
export function late(make: () => z.ZodType, about?: object): z.ZodType
export function plain<Value>(value: Value): Value
