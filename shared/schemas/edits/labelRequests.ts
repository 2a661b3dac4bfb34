export const labelRequests = [] as const
