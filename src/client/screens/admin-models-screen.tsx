import { AdminPage } from '#client/features/admin/layout/admin-page'
import { HandbookLink } from '#client/features/admin/layout/handbook-link'
import { ModelSetUp } from '#client/features/admin/models/model-set-up'
import { modelSetUpTexts } from '#client/features/admin/models/texts'

/** /admin/models: vendors, their keys, and the audience of each model. */
export function AdminModelsScreen() {
  return (
    <AdminPage title={modelSetUpTexts.title} actions={<HandbookLink page="models" />}>
      <ModelSetUp />
    </AdminPage>
  )
}
