export interface MaintenanceProps {
  /** When the shop expects to be back, ISO 8601; null when nobody knows. */
  until: string | null;
}
