import { HandbookLink } from '#client/features/admin/layout/handbook-link'
import { Sections } from '#client/features/admin/layout/sections'
import { ModelSetUp } from '#client/features/admin/models/model-set-up'
import { modelSetUpTexts } from '#client/features/admin/models/texts'
import { PageHead } from '#client/ui/page-head'

/** /admin/models: vendors, their keys, and who may use which model. */
export function AdminModelsScreen() {
  return (
    <>
      <PageHead
        title={modelSetUpTexts.title}
        description={modelSetUpTexts.description}
        actions={<HandbookLink page="models" />}
      />
      <Sections>
        <ModelSetUp />
      </Sections>
    </>
  )
}
