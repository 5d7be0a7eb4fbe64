import type { Feature } from '#server/context/feature'
import { registerPersonalDataRoutes } from './routes.ts'

/** @param featuresWithData in the order of the archive */
export function personalData(featuresWithData: readonly Feature[]): Feature {
  const parts = featuresWithData.flatMap(({ exportData = [] }) => exportData)
  return {
    routes: [(http, ctx) => registerPersonalDataRoutes(http, ctx, parts)],
  }
}
