import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'

/** Who else has a visual of the team open to edit. */
export type VisualEditing = Answer<'editVisual'>

/** Also while the page is being left. @param page a random id of the opening */
export function reportEditing(id: string, page: string, does: Body<'editVisual'>['does']): Promise<VisualEditing> {
  return callApi('editVisual', { params: { id }, body: { page, does }, keepalive: true })
}
