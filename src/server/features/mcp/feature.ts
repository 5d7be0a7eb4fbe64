import type { Feature } from '#server/context/feature'
import { registerMcpRoutes } from './routes.ts'

/** The product's tools for other programs, by the Model Context Protocol. */
export const mcp: Feature = { routes: [registerMcpRoutes] }
