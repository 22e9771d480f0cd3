/** What people say about posts at Northfield: each line stands below several. */
export const COMMENTS: readonly string[] = [
  'Thank you for letting us know!',
  'Lucia is looking forward to it already.',
  'What time should we be there?',
  'Could this be put into the calendar as well?',
  'We can bring two folding tables.',
  'Count us in. 🎉',
  '¡Gracias! Allí estaremos.',
  'Is there anything that we should send along?',
  'Wonderful pictures on the wall in the hallway, too.',
  'شكرًا جزيلًا',
  'Will there be a make-up date if it rains?',
  'My son would love to help.',
]

export const REPLIES: readonly string[] = [
  'Half past eight at the main entrance.',
  'Yes, it is in there now.',
  'Just a water bottle, please.',
  'That would be great, thank you!',
]

export const REPORTS = [
  { reporter: 'petra.sole', reason: 'privacy', details: 'A phone number can be read in it.', decision: null },
  { reporter: 'samir.raza', reason: 'spam', details: null, decision: null },
  { reporter: 'ugo.ferri', reason: 'other', details: 'Is this still true?', decision: null },
  { reporter: 'vera.lund', reason: 'misinformation', details: null, decision: 'dismiss' },
  { reporter: 'omar.haddad', reason: 'inappropriate', details: null, decision: 'warn_author' },
] as const

export const COUNTS = { comments: 60, reactions: 150, bookmarks: 20 }
