"""The umpire of Argad!"""
