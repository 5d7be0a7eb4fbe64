import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button'
import { InviteDialog } from './invite-dialog.tsx'
import { userTexts } from './texts.ts'

/** The button that invites someone, and its dialog. */
export function InviteUser({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant={variant} icon={UserPlus} onClick={() => setIsOpen(true)}>
        {userTexts.invite.open}
      </Button>
      {isOpen && <InviteDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
