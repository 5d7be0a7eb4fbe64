import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { CanvasData } from '#shared/scene/canvas-data'

/** A starting point for visuals: shared (ownerId null) or a user's own. Times are epoch ms. */
export interface VisualTemplate {
  ownerId: WorkspaceId | null
  id: string
  /** Not null for built-in ones. */
  builtInKey: string | null
  name: string
  description: string
  category: string
  width: number
  height: number
  usageCount: number
  createdAt: number
  updatedAt: number
  canvasData: CanvasData
}

export type TemplateFields = Pick<
  VisualTemplate,
  'name' | 'description' | 'category' | 'width' | 'height' | 'canvasData'
>

/** The fields shared by both tables of templates. */
type SharedColumns = Omit<Row<'user_visual_templates'>, 'owner_id'>

/** The columns shared by both tables of templates. */
export function toColumns({ name, description, category, width, height, canvasData }: TemplateFields) {
  return { name, description, category, width, height, canvas_data: JSON.stringify(canvasData) }
}

/** The columns of a row as a template. */
export function fromColumns(row: SharedColumns): Omit<VisualTemplate, 'ownerId' | 'builtInKey'> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    width: row.width,
    height: row.height,
    usageCount: row.usage_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    canvasData: JSON.parse(row.canvas_data) as CanvasData,
  }
}
