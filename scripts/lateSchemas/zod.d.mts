export { z } from 'zod'
