import type { Feature } from '#server/context/feature'
import { exportEvents } from './export-data.ts'
import { registerPersonalDataRoutes } from './routes.ts'

/** @param featuresWithData in the order of the archive */
export function personalData(featuresWithData: readonly Feature[]): Feature {
  const parts = [...featuresWithData.flatMap(({ exportData = [] }) => exportData), exportEvents]
  return {
    routes: [(http, ctx) => registerPersonalDataRoutes(http, ctx, parts)],
  }
}
