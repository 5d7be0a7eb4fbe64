import { Inbox } from '#client/features/feeds/inbox'
import { feedTexts } from '#client/features/feeds/texts'
import { PageHead } from '#client/ui/page-head'

/** /inbox: what is worth a post, from the feeds one follows. */
export function InboxScreen() {
  return (
    <>
      <PageHead title={feedTexts.title} description={feedTexts.description} />
      <Inbox />
    </>
  )
}
