/** Turf, two soils and loam as cut-paper waves: the end of every page, running into the footer. */
export function Strata() {
  return (
    <svg
      viewBox="0 0 1440 96"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="no-print block h-16 w-full md:h-24"
    >
      <path
        fill="var(--color-leaf-300)"
        d="M0 28c120-22 260-14 400 2s280-26 460-20 260 34 380 34 160-20 200-28v80H0z"
      />
      <path
        fill="var(--color-loam-500)"
        d="M0 44c150-22 300 6 480 2s300-24 470-10 280 26 490-6v66H0z"
      />
      <path
        fill="var(--color-loam-700)"
        d="M0 60c200-14 320 12 520 4s320-18 480-6 280 14 440-12v50H0z"
      />
      <path
        fill="var(--color-loam-800)"
        d="M0 74c180 8 340-14 560-6s420 12 600 0 200-6 280-10v38H0z"
      />
    </svg>
  );
}
