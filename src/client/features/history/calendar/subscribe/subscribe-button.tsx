import { CalendarPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { Button } from '#client/ui/button'
import { subscribeTexts as texts } from './texts.ts'

const AddressDialog = lazyPart(async () => (await import('./address-dialog.tsx')).AddressDialog)

/** Opens the dialog with the calendar's secret address. */
export function SubscribeButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" icon={CalendarPlus} onClick={() => setIsOpen(true)}>
        {texts.subscribe}
      </Button>
      {isOpen && (
        <Suspense>
          <AddressDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
