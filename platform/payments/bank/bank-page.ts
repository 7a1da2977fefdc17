import { page } from '@/platform/wire/html';

/** The page by which a bank asks the owner of a card, in a frame of the shop's page. */
export const bankPage = page(
  'Your bank (trial)',
  `<p>A trial of a bank: no money moves. Do you pay this?</p>
<form method="post"><button name="answer" value="yes">Yes, it is me</button> <button name="answer" value="no">No, it is not me</button></form>`,
);

/** Said to the page around once the owner has answered. */
export const bankAnswered = page(
  'Your bank (trial)',
  `<p>Thank you.</p><script>parent.postMessage({ bank: 'answered' }, '*');</script>`,
);
