import { Component, type ReactNode } from 'react';

interface ButtonsBoundaryProps {
  /** What stands there once they have failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** PayPal's React buttons throw while they draw where its script is blocked in part, or breaks: only they go then, and the other ways to pay stay. */
export class ButtonsBoundary extends Component<ButtonsBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
