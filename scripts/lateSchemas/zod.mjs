import * as z from './schemas.mjs'

export { z }
