import { HandbookLink } from '#client/features/admin/layout/handbook-link'
import { Sections } from '#client/features/admin/layout/sections'
import { LinkedinSetUp } from '#client/features/admin/linkedin/linkedin-set-up'
import { linkedinSetUpTexts } from '#client/features/admin/linkedin/texts'
import { PageHead } from '#client/ui/page-head'

/** /admin/linkedin: the apps at LinkedIn that accounts are connected with. */
export function AdminLinkedinScreen() {
  return (
    <>
      <PageHead
        title={linkedinSetUpTexts.title}
        description={linkedinSetUpTexts.description}
        actions={<HandbookLink page="linkedin" />}
      />
      <Sections>
        <LinkedinSetUp />
      </Sections>
    </>
  )
}
