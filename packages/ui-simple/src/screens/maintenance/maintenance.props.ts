export interface MaintenanceProps {
  /** When the shop expects to be back, ISO 8601; null when unknown. */
  until: string | null;
}
