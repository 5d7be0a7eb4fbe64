import { Installation } from '#client/features/admin/installation/installation'
import { installationTexts } from '#client/features/admin/installation/texts'
import { Sections } from '#client/features/admin/layout/sections'
import { PageHead } from '#client/ui/page-head'

/** /admin/settings: what is changed while the server runs. */
export function AdminSettingsScreen() {
  return (
    <>
      <PageHead title={installationTexts.title} description={installationTexts.description} />
      <Sections>
        <Installation />
      </Sections>
    </>
  )
}
