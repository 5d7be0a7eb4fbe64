import { HandbookLink } from '#client/features/admin/layout/handbook-link'
import { Sections } from '#client/features/admin/layout/sections'
import { RefreshSystem } from '#client/features/admin/system/refresh-system'
import { System } from '#client/features/admin/system/system'
import { systemTexts } from '#client/features/admin/system/texts'
import { PageHead } from '#client/ui/page-head'

/** /admin/system: how the server does, in plain words. */
export function AdminSystemScreen() {
  return (
    <>
      <PageHead
        title={systemTexts.title}
        description={systemTexts.description}
        actions={
          <>
            <HandbookLink page="operating" />
            <RefreshSystem />
          </>
        }
      />
      <Sections>
        <System />
      </Sections>
    </>
  )
}
